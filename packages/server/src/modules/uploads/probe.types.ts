/** What was found in a file's bytes. */
export interface Probe {
  readonly contentType: string;
  /** Of recordings whose length is known. */
  readonly durationSeconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Codecs by name, as `avc` or `aac`; null where there is no such track. */
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
}

/** What becomes of an uploaded file: itself, or what was made of it. */
export interface Inspected {
  readonly storageKey: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** Of what was made of it. */
  readonly sha256?: string;
  readonly probe: Probe;
}
