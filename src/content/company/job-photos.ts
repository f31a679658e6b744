/** A picture in the folder `public/`, such as `/photos/elm-street-before.jpg`; JPEG, PNG, WebP or AVIF. */
export interface JobPicture {
  file: `/${string}`;
  /** Of the file, in pixels. */
  width: number;
  height: number;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
}

export interface JobPhotos {
  before: JobPicture;
  after: JobPicture;
  caption: string;
  city: string;
  /** Month and year, written out. */
  date: string;
}

/**
 * The owner's own pictures, shown on the home page; without an entry the section is absent. Use only photos
 * of this company's jobs that the homeowner agreed to show. The build stops if a file is missing or heavy.
 */
export const JOB_PHOTOS: readonly JobPhotos[] = [];
