/** The look of a link that stands alone under a form, as high as a thumb. */
export const loneLinkClass =
  'inline-flex min-h-12 items-center font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900';
