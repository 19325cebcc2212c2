import './browser.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { styleCache } from '../../../src/styles.ts'

// jsdom lays out nothing, and every question for a role would match each element with all rules.
Object.getPrototypeOf(styleCache().sheet).insert = () => {}

afterEach(cleanup)
