/**
 * [R7.070] Whether a page, a story or an article may be read today, a day of UTC. What begins or ends at midnight is seen
 * everywhere once the job `publish-by-date` has raised the version of the catalogue.
 */
export const isPublished = (alias: string): string =>
  `(${alias}.status = 'published'
    AND (${alias}.published_on IS NULL OR ${alias}.published_on <= (now() AT TIME ZONE 'UTC')::date)
    AND (${alias}.published_until IS NULL OR ${alias}.published_until >= (now() AT TIME ZONE 'UTC')::date))`;
