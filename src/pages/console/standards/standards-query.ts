/** The server's keys of the filters of the list. */
export const STANDARD_WIRE = {
  number: 'number_LIKE',
  title: 'title_LIKE',
  country: 'country_EQ',
  body: 'body_EQ',
  sector: 'sector_EQ',
  status: 'status_EQ',
  mark: 'mark_EQ',
};
