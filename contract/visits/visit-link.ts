/** The page that a visit's link opens. The token stands after `#`, which browsers send to no server. */
export const VISIT_PATH = '/schedule/visit';

/** @param siteUrl without a trailing slash. @param token from the answer or the email of a booking */
export const visitLink = (siteUrl: string, token: string): string => `${siteUrl}${VISIT_PATH}#${token}`;
