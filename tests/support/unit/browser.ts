// Adds the browser APIs that jsdom lacks. Their functions do nothing, and no media query matches.
Object.assign(HTMLElement.prototype, {
  hidePopover() {},
  scrollIntoView() {},
  animate() {},
})
Object.assign(window, {
  scrollTo() {},
  CSS: { supports: () => true },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
})
