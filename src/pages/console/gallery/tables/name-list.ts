/** The names in a text, separated by commas of either width or by spaces. */
export const namesIn = (text: string): string[] => text.split(/[,\uff0c\s]+/).filter(Boolean);
