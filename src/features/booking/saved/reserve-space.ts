/** Reserves the space of this many cards at the top of the home page (sections.css, `.saved-bookings`). */
export function reserveSpace(count: number): void {
  document.documentElement.style.setProperty('--saved-bookings', `${count}`);
}
