/** Three bars, or a cross while the menu is open (chrome.css). */
export function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-2">
      <path className="when-closed" d="M3 6h18M3 12h18M3 18h18" />
      <path className="when-open" d="m5 5 14 14M19 5 5 19" />
    </svg>
  );
}
