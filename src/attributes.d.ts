import 'react'

// HTML attributes that React 18 writes unchanged, but for which React 18 has no types.
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto'
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: 'high' | undefined
  }
}
