const word = (value: number): [number, number] => [value >> 8, value & 0xff];

interface JpegOptions {
  width?: number;
  height?: number;
  /** Size of the file. */
  bytes?: number;
  /** Tells photos apart. */
  fill?: number;
}

/**
 * A file with the structure of a JPEG, as base64url: start, a first segment, the frame with the size, the
 * scan and the end. No program could draw it.
 */
export function aJpeg({ width = 1600, height = 1200, bytes = 400, fill = 7 }: JpegOptions = {}): string {
  const head = [0xff, 0xd8, 0xff, 0xe0, ...word(4), 1, 1];
  const frame = [0xff, 0xc0, ...word(11), 8, ...word(height), ...word(width), 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, ...word(8), 1, 1, 0, 0, 63, 0];
  const rest = bytes - head.length - frame.length - scan.length - 2;
  const content = [...head, ...frame, ...scan, ...Array<number>(rest).fill(fill), 0xff, 0xd9];
  return Buffer.from(content).toString('base64url');
}

/** A row of a photo, and its two images. `fill` tells the images of photos apart. */
export const aPhoto = (photoId: string, leadId: string, receivedAt: string, fill = 7) =>
  ({
    kind: 'insertPhoto',
    row: { photoId, submissionId: `booking of ${leadId}`, leadId, receivedAt },
    images: { photo: aJpeg({ fill }), thumbnail: aJpeg({ width: 240, height: 180, bytes: 200, fill }) },
  }) as const;
