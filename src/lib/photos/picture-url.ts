/** Address of a picture for an `img`. @param jpeg as base64url without padding */
export const toPictureUrl = (jpeg: string): string =>
  `data:image/jpeg;base64,${jpeg.replaceAll('-', '+').replaceAll('_', '/')}`;
