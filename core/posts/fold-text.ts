/**
 * The form in which text is compared by search: case, diacritics and the look-alikes of brief 1.7 fall away,
 * so that `8 x 5,000`, `5000` and `ng/m3` find `8 × 5,000 L` and `ng/m³`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
