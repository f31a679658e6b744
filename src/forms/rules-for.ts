import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Returns the rules of a schema for useSubmitForm. The code that applies them loads when somebody focuses the
 * form.
 */
export const rulesFor =
  <Input extends FieldValues, Output>(schema: z.ZodMiniType<Output, Input>) =>
  async () =>
    (await import('@hookform/resolvers/zod')).zodResolver(schema);
