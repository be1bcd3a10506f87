/* global window, HTMLElement */
// What runs inside the page. Each function is sent there as text, so it may use nothing outside itself.

/**
 * Notes the named controls that React draws again: a control whose component ran has other props than before. React
 * tells a hook of every commit if there is one when it starts (as its developer tools have), so this comes first.
 */
export function installDrawn() {
  if (window !== window.top || window.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const drawn = new Set();
  window.drawn = drawn;
  const HOST = 5;
  const visit = (fiber, before) => {
    const name = fiber.tag === HOST && fiber.stateNode instanceof HTMLElement && fiber.stateNode.name;
    if (name && before && fiber.memoizedProps !== before.memoizedProps) drawn.add(name);
    // The same children as before: nothing below was looked at.
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onCommitFiberRoot: (_id, root) => visit(root.current, root.current.alternate),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  };
}

/** Names of the controls that were drawn again since this was asked last. */
export function takeDrawn() {
  const names = [...window.drawn].sort();
  window.drawn.clear();
  return names;
}
