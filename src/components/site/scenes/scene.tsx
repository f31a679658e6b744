import { Drawing } from '#src/components/site/drawing.tsx';

interface SceneProps {
  /** Text of the scene's SVG file. */
  file: string;
}

/**
 * A scene, 800 by 450 units, scaled to cover its box. Keep what matters within x 170 to 630 and y 70 to 385:
 * the rest may be cropped. A small picture is 400 by 200 units, of which x 90 to 310 and y 28 to 172 are always
 * seen, or 400 by 300, with y 66 to 234.
 */
export const Scene = ({ file }: SceneProps) => (
  <Drawing file={file} preserveAspectRatio="xMidYMid slice" className="block size-full" />
);
