/** The canvas of a chart: its size in CSS pixels decides which words fit, its font is the page's. */
export interface ChartSheet {
  width: number;
  height: number;
  fontFamily: string;
}
