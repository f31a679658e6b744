/** What the server offers on each day. */
export const HOURS = ['08:00', '10:00', '12:00', '14:00', '16:00'];

/** Its own fields, and the five that a company can add to them. */
export const FIELDS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone Number',
  address: 'Address',
  city: 'City',
  zipCode: 'Zip Code',
  state: 'State',
  insuranceCarrier: 'Insurance carrier',
  policyNumber: 'Policy number',
  dateOfLoss: 'Date of loss',
  previousClaims: 'Previous claims',
  notes: 'Notes',
} as const;

/** Enough for pages that a person could use; the weight of the real ones follows in a comment. */
export const STYLE = `
body { margin: 0; font: 16px/1.5 sans-serif; background: #f2f5f3; color: #222 }
main, header { max-width: 36rem; margin: auto; padding: 1rem; background: #fff }
header { background: #35a768; color: #fff }
label { display: block; margin: 0 0 1rem }
input, select, textarea { display: block; width: 100%; box-sizing: border-box; padding: .5rem; font: inherit }
input[type=checkbox] { display: inline-block; width: 1.5rem; height: 1.5rem }
button, .button { display: inline-block; padding: .6rem 1rem; margin: .2rem 0; font: inherit;
  border: 1px solid #35a768; border-radius: .3rem; background: #fff; color: #222 }
button.day { width: 2.8rem; padding: .5rem 0 } button.available-hour { display: block; width: 100% }
[aria-pressed=true], .next { background: #429a82; color: #fff }
[aria-invalid=true] { border: 2px solid #b00 }`;

interface Links {
  styles: readonly string[];
  scripts: readonly string[];
}

const toStyles = (links: Links) =>
  links.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('\n');
const toScripts = (urls: readonly string[]) => urls.map((url) => `<script src="${url}"></script>`).join('\n');

const page = (title: string, head: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,">
${head}</head><body>${body}</body></html>`;

const field = ([name, label]: readonly [string, string]) => {
  if (name === 'notes') return `<label>${label} *<textarea name="${name}"></textarea></label>`;
  if (name !== 'previousClaims')
    return `<label>${label} *<input name="${name}" maxlength="120" autocomplete="off"></label>`;
  const options = ['', 'Yes', 'No', 'Unsure'].map((value) => `<option>${value}</option>`).join('');
  return `<label>${label} *<select name="${name}">${options}</select></label>`;
};

/** The product has no home page of its own; this is as light as one can be. */
export const homePage = (links: Links) =>
  page(
    'Roof tarping',
    toStyles(links),
    `<header>Space Coast roof tarping</header><main><h1>Storm damage? A tarp today, at no cost to you.</h1>
<p>We cover the roof, take photographs for your claim and bill the insurer. Day and night, all year.</p>
<p><a class="button next" id="book" href="/booking">Request an inspection</a></p>
<h2>How it works</h2><p>Choose a time, tell us what happened, and we come with a tarp.</p></main>`,
  );

/**
 * The wizard, all steps in one document.
 * @param weight goes before the last script, as the translations do
 */
export const bookingPage = (links: Links, last: string, weight: string) =>
  page(
    'Book an appointment',
    toStyles(links),
    `<header>Space Coast roof tarping</header><main>
<section id="frame-time"><h2>Appointment Date and Time</h2><div id="days"></div>
<div id="hours" role="status">Please wait</div><button class="next">Next</button></section>
<section id="frame-information" hidden><h2>Customer Information</h2>
${Object.entries(FIELDS).map(field).join('\n')}<button class="next">Next</button></section>
<section id="frame-confirmation" hidden><h2>Appointment Confirmation</h2><p id="summary"></p>
<label><input type="checkbox" name="ownerConfirmed"> I am the owner or the owner's representative</label>
<button id="confirm" class="next">Confirm</button><p id="problem" role="alert"></p></section></main>
${toScripts(links.scripts)}<!--${weight}-->${toScripts([last])}`,
  );

export const confirmationPage = (links: Links, weight: string) =>
  page(
    'Appointment registered',
    toStyles(links),
    `<header>Space Coast roof tarping</header><main><h2 id="registered">Your appointment has been successfully
registered</h2><p>You will receive an email with the details.</p></main>
${toScripts(links.scripts)}<!--${weight}-->`,
  );
