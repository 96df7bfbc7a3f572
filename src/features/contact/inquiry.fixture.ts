/** What a visitor writes into the required fields, for tests. */
export const WRITTEN = {
  category: 'adc',
  name: 'Jordan',
  company: 'Example',
  country: 'US',
  email: 'j@example.org',
  subject: 'Capacity',
  message: 'When could we start?',
};
