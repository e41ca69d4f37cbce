/** Not in the shared icon set, as only this page uses it. */
export function MailIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 5.500h18v13H3zM3.500 6.500 12 13l8.500-6.500" />
    </svg>
  )
}
