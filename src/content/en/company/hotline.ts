/** Links to the hotline. `phone` is the number as people write it. */
export const HOTLINE = {
  label: 'Hotline',
  call: (phone: string) => `Call ${phone}`,
  callAnyTime: <Part>(phone: Part) => ['Call ', phone, ', day or night'] as const,
} as const;
