/** As much as stands on a receipt. */
const LENGTH = 60;

/** People with what tells each from the others: the name, with the username beside it where several have it. */
export function namesApart<Person extends { name: string; username: string }>(
  people: readonly Person[],
): (Person & { text: string })[] {
  return people.map((person) => {
    const hasNamesake = people.some((other) => other !== person && other.name === person.name);
    const beside = hasNamesake ? ` (${person.username})` : '';
    return { ...person, text: `${person.name.slice(0, LENGTH - beside.length)}${beside}` };
  });
}
