import { runMatrix } from './matrix.ts';

runMatrix(({ path }) => path.startsWith('/rep-access'));
