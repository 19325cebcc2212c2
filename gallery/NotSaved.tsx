import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { notSavedPage } from '../src/pwa/worker/notSavedPage.ts'

/** An embedded page does not know its owner's theme. */
const scheme = () => getComputedStyle(document.documentElement).colorScheme

/** The page that the worker writes where nothing is saved; it has no part in the site's styles. */
export function NotSaved() {
  const [html, setHtml] = useState('')
  useEffect(() => {
    void notSavedPage()
      .then((response) => response.text())
      .then((page) => setHtml(page.replace('light dark', scheme())))
  }, [])
  return html && <iframe css={root} title="The page" srcDoc={html} />
}

const root = css({ display: 'block', width: '100%', height: '100vh', border: 0 })
