/** State of an address that was opened from a list or a day: Back leads to where that was scrolled to. */
export const FROM_LIST = { fromList: true };

/** The address of a lead's record. @param list the fields of the address of the list that it is opened from */
export const recordLink = (leadId: string, list: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ view: 'find', lead: leadId, ...list })}`;
