import { guardConsole } from './console.ts';

guardConsole();
