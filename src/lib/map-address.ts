/** Half the width of a city's map in degrees, and the zoom of the linked map (specification, section 9). */
export const MAP_HALF_WIDTH = 0.05;
export const MAP_ZOOM = 12;

const degrees = (value: number): string => String(Number(value.toFixed(6)));

/**
 * URL of the embedded OpenStreetMap frame around a point (specification, section 7.3): a box of ±0.05 degrees
 * with a marker. The frame takes its view from the box; the zoom applies to `largerMapAddress` only.
 * @param lat @param lng degrees, WGS 84
 */
export function mapFrameAddress(lat: number, lng: number): string {
  const box = [lng - MAP_HALF_WIDTH, lat - MAP_HALF_WIDTH, lng + MAP_HALF_WIDTH, lat + MAP_HALF_WIDTH];
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.map(degrees).join('%2C')}&layer=mapnik&marker=${degrees(lat)}%2C${degrees(lng)}`;
}

/** URL of the same point on openstreetmap.org, at zoom 12. */
export const largerMapAddress = (lat: number, lng: number): string =>
  `https://www.openstreetmap.org/?mlat=${degrees(lat)}&mlon=${degrees(lng)}#map=${MAP_ZOOM}/${degrees(lat)}/${degrees(lng)}`;
