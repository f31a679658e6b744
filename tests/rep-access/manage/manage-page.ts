import { screen } from '@testing-library/react';
import { aRep } from '#tests/builders/rep.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';

/** A rep whose account request waits, and one who was approved. */
export const NORA = aRep({ email: 'nora@reps.example', name: 'Nora Lind', state: 'pending' });
export const PAT = aRep({ email: 'pat@reps.example', name: 'Pat Moss' });

export const signedInManager = () =>
  signedInRep({ email: 'bea@reps.example', name: 'Bea Boss', role: 'manager' });

export const openManage = (view: 'requests' | 'reps' | 'numbers' | 'import' | 'export') =>
  open(`/rep-access/manage?view=${view}`);

export const findItem = (name: string) => screen.findByRole('article', { name });
