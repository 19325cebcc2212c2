import 'react'

// Attributes of HTML that React 18 writes as they are, but whose types it does not have.
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
