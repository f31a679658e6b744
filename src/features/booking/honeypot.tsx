/**
 * A field nobody sees: whatever fills it in is no person, and the script is told (contract: BOOKING_HONEYPOT). Its name is
 * none that a browser or password manager would fill in for a person.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name="leaveEmpty" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
