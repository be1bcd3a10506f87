/** Page → its DevTools session. */
const sessions = new WeakMap();

/**
 * The browser command `drawnFonts()`: for each node in the page's `__drawnTexts` the fonts that it is drawn in; none where
 * it is not on screen.
 * @returns {Promise<{ familyName: string, isCustomFont: boolean }[][]>} `isCustomFont`: it came with the page
 */
export async function drawnFonts({ page }) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  const session = sessions.get(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const { result: texts } = await session.send('Runtime.evaluate', { expression: 'globalThis.__drawnTexts' });
  const { result: properties } = await session.send('Runtime.getProperties', {
    objectId: texts.objectId,
    ownProperties: true,
  });
  const found = [];
  for (const { name, value } of properties) {
    if (!/^\d+$/.test(name)) continue;
    const { nodeId } = await session.send('DOM.requestNode', { objectId: value.objectId });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    found.push(fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont })));
  }
  await session.send('CSS.disable');
  await session.send('DOM.disable');
  return found;
}
