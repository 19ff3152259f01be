/** The digits of an HS code as written ("8507.60" is "850760"). */
export function hsDigits(code: string): string {
  return code.replace(/\D/g, '');
}
