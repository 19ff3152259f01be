const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text of a workbook without the escapes of XML (`&amp;`, `&#20013;`) and of spreadsheets (`_x0041_`). */
export function decodedXml(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replaceAll(
      /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return NAMED[name] ?? whole;
        return String.fromCodePoint(
          decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal),
        );
      },
    )
    .replaceAll(/_x([\dA-F]{4})_/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
