/** The companies of the group, which the build reads from content/affiliates.json. */
export interface FamilySites {
  home: { name: string; href: string };
  count: number;
  categories: { id: string; name: string; links: { name: string; href: string }[] }[];
}
