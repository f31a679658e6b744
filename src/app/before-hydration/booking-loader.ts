import './loader.ts';
import { readAnswered } from '#src/stored/answered.ts';

/* Runs inline in the head of the booking page, instead of loader.ts. */

// From the first paint, what the form does not ask again is folded (booking.css, `data-answered`).
document.documentElement.dataset.answered = readAnswered();
