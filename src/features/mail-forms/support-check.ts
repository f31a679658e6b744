import { zodResolver } from '@hookform/resolvers/zod';
import type * as z from 'zod/mini';
import { supportSchema } from '#contract/forms/support.ts';

export type SupportValues = z.input<typeof supportSchema>;

export const checkSupport = zodResolver(supportSchema);
