export const loneLinkClass =
  'inline-flex min-h-12 items-center font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900';
