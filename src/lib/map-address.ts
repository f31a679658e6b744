/** Origin of the framed map. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';
/** In degrees (specification, section 9). */
export const MAP_HALF_WIDTH = 0.05;
/** Of the linked map (specification, section 9). */
export const MAP_ZOOM = 12;

const degrees = (value: number): string => String(Number(value.toFixed(6)));

/**
 * Returns the URL of an OpenStreetMap frame with a marker at a point (specification, section 7.3). The frame
 * takes its view from the box of ±0.05 degrees, so `MAP_ZOOM` does not apply.
 * @param lat @param lng degrees, WGS 84
 */
export function mapFrameAddress(lat: number, lng: number): string {
  const box = [lng - MAP_HALF_WIDTH, lat - MAP_HALF_WIDTH, lng + MAP_HALF_WIDTH, lat + MAP_HALF_WIDTH];
  return `${MAP_ORIGIN}/export/embed.html?bbox=${box.map(degrees).join('%2C')}&layer=mapnik&marker=${degrees(lat)}%2C${degrees(lng)}`;
}

/** Returns the URL of the same point on openstreetmap.org, at zoom 12. */
export const largerMapAddress = (lat: number, lng: number): string =>
  `${MAP_ORIGIN}/?mlat=${degrees(lat)}&mlon=${degrees(lng)}#map=${MAP_ZOOM}/${degrees(lat)}/${degrees(lng)}`;
