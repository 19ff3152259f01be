#!/usr/bin/env bash
# Makes a machine with Node and a Debian-like system ready: packages, and a Chromium for the end-to-end tests.
# Run again, it does nothing that is already done.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

refuse() {
  echo "setup: $*" >&2
  exit 1
}

check_node() {
  command -v node >/dev/null || refuse "Node is missing. Install Node 20.19 or later (or 22.12 or later), with npm."
  command -v npm >/dev/null || refuse "npm is missing. Install it beside Node."
  node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1);
  ' || refuse "Node $(node --version) is too old or not supported. Use 20.19 or later of 20, 22.12 or later of 22, or newer."
}

# The packages are installed anew when the lock file or Node has changed since.
install_packages() {
  local stamp="node_modules/.setup-stamp" wanted
  wanted="$(node --version) $(cat package.json package-lock.json | sha256sum | cut -d' ' -f1)"
  if [[ -f "$stamp" && "$(cat "$stamp")" == "$wanted" ]]; then return; fi
  npm ci || refuse "npm ci failed (see above)."
  echo "$wanted" >"$stamp"
}

find_chromium() {
  local candidate candidates=(/usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome /usr/bin/google-chrome-stable)
  if [[ -n "${CHROMIUM_PATH:-}" ]]; then candidates=("$CHROMIUM_PATH"); fi
  for candidate in "${candidates[@]}"; do
    # A stub that only asks for a snap does not count.
    if [[ -x "$candidate" ]] && "$candidate" --version >/dev/null 2>&1; then
      echo "$candidate"
      return
    fi
  done
  return 1
}

install_chromium() {
  if [[ -n "${CHROMIUM_PATH:-}" ]]; then refuse "CHROMIUM_PATH is $CHROMIUM_PATH, which is no browser that runs."; fi
  local by_hand="Install Chromium or Chrome by hand, or set CHROMIUM_PATH to its program."
  command -v apt-get >/dev/null || refuse "No Chromium, and no apt-get to install it with. $by_hand"
  local as_root=()
  if [[ "$(id -u)" -ne 0 ]]; then
    command -v sudo >/dev/null || refuse "No Chromium, and neither root nor sudo to install it with. $by_hand"
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update || refuse "apt-get update failed (see above). $by_hand"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium ||
    refuse "apt-get could not install chromium (see above). $by_hand"
}

check_node
install_packages
if ! chromium="$(find_chromium)"; then
  install_chromium
  chromium="$(find_chromium)" || refuse "Chromium is installed but does not run. Set CHROMIUM_PATH to one that does."
fi
echo "setup: ready (Node $(node --version), $chromium)"
