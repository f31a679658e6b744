import { describe, expect, test } from 'vitest';
import { SERVICE_AREAS } from '#src/content/places/service-areas.ts';
import { ZIP_AREAS } from '#src/content/places/zip-codes.ts';
import { pointOf } from '#src/content/places/zip-points.ts';

const core = [...ZIP_AREAS].filter(([, { served }]) => served === 'core').map(([zip]) => zip);

const isInBrevard = ({ lat, lng }: { lat: number; lng: number }) =>
  lat > 27.8 && lat < 28.85 && lng > -81 && lng < -80.4;

describe('the point of an address', () => {
  test.each(core)('with the ZIP code %s is in Brevard County', (zip) => {
    const point = pointOf({ zip, city: '' });
    expect(point).not.toBeNull();
    expect(point).toSatisfy(isInBrevard);
  });

  test.each([...ZIP_AREAS].filter(([, { served }]) => served === 'wider'))(
    'with the ZIP code %s is outside Brevard County, in Central Florida',
    (zip) => {
      const { lat, lng } = pointOf({ zip, city: '' }) ?? { lat: 0, lng: 0 };
      expect(lat > 27.5 && lat < 29 && lng > -81.7 && lng < -80.3, `${lat} ${lng}`).toBe(true);
    },
  );

  test('comes from the ZIP code, and from its first five digits only', () => {
    const palmBay = { lat: 28.017, lng: -80.674 };
    expect(pointOf({ zip: '32907', city: 'Titusville' })).toEqual(palmBay);
    expect(pointOf({ zip: ' 32907-1234', city: '' })).toEqual(palmBay);
  });

  test('of a post-office box is at its city, and of the beaches is east of the lagoon', () => {
    expect(pointOf({ zip: '32910', city: '' })).toEqual(pointOf({ zip: '', city: 'Palm Bay' }));
    const east = ['32903', '32920', '32931', '32937', '32951'].map((zip) => pointOf({ zip, city: '' })?.lng);
    const west = ['32935', '32922', '32955', '32901', '32950'].map((zip) => pointOf({ zip, city: '' })?.lng);
    expect(Math.min(...east.map(Number))).toBeGreaterThan(-80.62);
    expect(east.every((lng, index) => Number(lng) > Number(west[index]))).toBe(true);
  });

  test('comes from the city, in any case, when the ZIP code is unknown', () => {
    const stCloud = pointOf({ zip: '', city: 'St. Cloud' });
    expect(stCloud).toEqual({ lat: 28.249, lng: -81.281 });
    expect(pointOf({ zip: '00000', city: ' st cloud ' })).toEqual(stCloud);
    expect(pointOf({ zip: '', city: 'MELBOURNE' })).toMatchObject({ lat: 28.0836, lng: -80.6081 });
  });

  test.each(SERVICE_AREAS)('is known of $name, which is served', ({ name, county }) => {
    const point = pointOf({ zip: '', city: name });
    expect(point).not.toBeNull();
    if (county === 'Brevard') expect(point).toSatisfy(isInBrevard);
  });

  test('is null when neither is known', () => {
    expect(pointOf({ zip: '33101', city: 'Miami' })).toBeNull();
    expect(pointOf({ zip: '', city: '' })).toBeNull();
    expect(pointOf({ zip: 'constructor', city: 'constructor' })).toBeNull();
  });
});
