import './browser.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { styleCache } from '../../../src/styles.ts'

// Makes Emotion insert no CSS rules, because rules make queries by role slow: jsdom compares every rule with every element.
Object.getPrototypeOf(styleCache().sheet).insert = () => {}

afterEach(cleanup)
