/** Pictures of 16 by 16 pixels, as cameras and programs write them: in one scan, and in steps. */
const BASELINE =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j' +
  'q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk' +
  'pKSkpKSkpKT/wAARCAAQABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAWEAADAAAAAAAAAAAAAAAAAAAAFGH/' +
  'xAAYAQEAAwEAAAAAAAAAAAAAAAAAAgMEBf/EABYRAQEBAAAAAAAAAAAAAAAAAAASE//aAAwDAQACEQMRAD8AkKwv3SgVg3IWVYcf' +
  'dqgVg3If/9k=';
const PROGRESSIVE =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j' +
  'q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk' +
  'pKSkpKSkpKT/wgARCAAQABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAYAQEAAwEAAAAAAAAAAAAAAAAAAQID' +
  'BP/aAAwDAQACEAMQAAABjvIt49R//8QAFRABAQAAAAAAAAAAAAAAAAAAABL/2gAIAQEAAQUClKUv/8QAFREBAQAAAAAAAAAAAAAA' +
  'AAAAABH/2gAIAQMBAT8BiIj/xAAVEQEBAAAAAAAAAAAAAAAAAAAAEv/aAAgBAgEBPwG1rW//xAAUEAEAAAAAAAAAAAAAAAAAAAAg' +
  '/9oACAEBAAY/Ah//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IR//2gAMAwEAAgADAAAAENkv/8QAFBEBAAAAAAAAAAAA' +
  'AAAAAAAAIP/aAAgBAwEBPxAf/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAgEBPxAf/8QAFRABAQAAAAAAAAAAAAAAAAAAAHH/' +
  '2gAIAQEAAT8QhCEP/9k=';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAEAQMAAACTPww9AAAAA1BMVEX/AAAZ4gk3AAAAC0lEQVQI12NggAAAAAgAAS8g3TEAAAAA' +
  'SUVORK5CYII=';

const decode = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** A JPEG in one scan. */
export const baseline = decode(BASELINE);
/** A JPEG in ten scans. */
export const progressive = decode(PROGRESSIVE);
/** A PNG of 4 by 4 pixels. */
export const png = decode(PNG);

const joined = (...parts: ArrayLike<number>[]) => Uint8Array.from(parts.flatMap((part) => Array.from(part)));

/** A file with more bytes after its end. */
export const withTrailer = (file: Uint8Array, trailer: ArrayLike<number>) => joined(file, trailer);

/** A segment with a text, like cameras write in front of the picture. */
export const segment = (marker: number, text: string) => {
  const content = Buffer.from(text, 'latin1');
  return joined([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff], content);
};

/** A JPEG with more segments behind its start. */
export const withSegments = (file: Uint8Array, ...segments: Uint8Array[]) =>
  joined(file.subarray(0, 2), ...segments, file.subarray(2));

/** An Exif segment that turns the picture, says where it was taken and has a small picture in it. */
export const exif = (orientation: number, isLittle = true) => {
  const head = isLittle
    ? `II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0`
    : `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0`;
  return segment(0xe1, `Exif\0\0${head}\0\0\0\0GPS 28.0345 N${Buffer.from(baseline).toString('latin1')}`);
};
