/** What a preview draws. */
export interface PreviewProps {
  /** What the server's preview sent. */
  data: unknown;
}
