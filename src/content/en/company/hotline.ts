/** Links to the hotline. `phone` is the number as people write it. */
export const HOTLINE = {
  label: 'Hotline',
  call: (phone: string) => `Call ${phone}`,
  callAnyTime: (phone: string) => `Call ${phone}, day or night`,
} as const;
