/** A house mouse, 226 wide with its feet at y 113; its tail reaches 72 further to the left. Its color is --fur. */
export function Mouse() {
  return (
    <g id="mouse">
      <path className="tail" d="M26 100C0 114-24 112-40 107S-72 96-64 80" />
      <ellipse className="f-fur" cx="168" cy="40" rx="12" ry="16" transform="rotate(22 168 40)" />
      <path
        className="f-fur"
        d="M206 84C198 70 186 60 170 54 150 48 130 30 100 25 84 23 72 25 62 29 34 40 18 64 18 90c0 12 6 20 18 22-8 1-6 1 0 1H82c8 0 9-8 2-9l-12-2c26 4 48 4 68 2l-2 4c-2 4 0 5 4 5h24c8 0 8-7 0-9l-8-2c20-2 38-5 48-13 3-2 2-4 0-5z"
      />
      <circle className="ear" cx="144" cy="40" r="20" />
      <circle className="f-olive" cx="145" cy="42" r="11" />
      <path
        className="s-olive w3"
        d="M38 104C28 78 46 58 76 62M46 56l-8 9M58 44l-7 10M73 38l-6 10M89 36l-6 10M105 39l-6 9M118 45l-5 8M96 98l9-7M110 99l9-7M124 98l8-7M160 94l9-6M174 90l8-5"
      />
      <circle className="eye" cx="178" cy="68" r="5.5" />
      <circle className="f-fur" cx="179.5" cy="67" r="2.8" />
      <path className="whiskers" d="M198 84l28-12M199 86h32M198 88l26 11" />
    </g>
  )
}
