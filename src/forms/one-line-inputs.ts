import type { FieldValues, ResolverOptions } from 'react-hook-form';
import { toOneLine } from '#contract/text.ts';

/**
 * What a form sends of its inputs is one line each: nobody is refused for a pasted tab. A text area keeps its
 * lines.
 */
export const withOneLineInputs = <Values extends FieldValues>(
  values: Values,
  { fields }: ResolverOptions<Values>,
): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { ref }]) =>
      ref instanceof HTMLInputElement && typeof values[name] === 'string'
        ? [[name, toOneLine(values[name])]]
        : [],
    ),
  ),
});
