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
