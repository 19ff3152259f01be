/** The filters of the list by the keys of the server. */
export const STANDARD_WIRE = {
  number: 'number_LIKE',
  title: 'title_LIKE',
  country: 'country_EQ',
  body: 'body_EQ',
  sector: 'sector_EQ',
  status: 'status_EQ',
  mark: 'mark_EQ',
};
