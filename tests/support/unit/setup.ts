import './browser.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { styleCache } from '../../../src/styles.ts'

// Inserts no CSS rules, because jsdom would compare every rule with every element at each query for a role.
Object.getPrototypeOf(styleCache().sheet).insert = () => {}

afterEach(cleanup)
