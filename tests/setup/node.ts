import { guardConsole } from './console.ts';
import { guardClock } from './standing-clock.ts';

guardClock();
guardConsole();
