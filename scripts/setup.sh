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

# Reinstalls the packages if the lock file or Node has changed.
install_packages() {
  local stamp="node_modules/.setup-stamp" wanted
  wanted="$(node --version) $(cat package.json package-lock.json | sha256sum | cut -d' ' -f1)"
  if [[ -f "$stamp" && "$(cat "$stamp")" == "$wanted" ]]; then return; fi
  npm ci || refuse "npm ci failed (see above)."
  echo "$wanted" >"$stamp"
}

# The first is the headless shell: its tests take two thirds of the time.
PROGRAMS=(/usr/bin/chromium-headless-shell /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome /usr/bin/google-chrome-stable)
BY_HAND="Install Chromium or Chrome by hand, or set CHROMIUM_PATH to its program."

find_chromium() {
  local candidate candidates=("${PROGRAMS[@]}")
  if [[ -n "${CHROMIUM_PATH:-}" ]]; then candidates=("$CHROMIUM_PATH"); fi
  for candidate in "${candidates[@]}"; do
    # A stub that only suggests a snap does not count.
    if [[ -x "$candidate" ]] && "$candidate" --version >/dev/null 2>&1; then
      echo "$candidate"
      return
    fi
  done
  return 1
}

install_chromium() {
  if [[ -n "${CHROMIUM_PATH:-}" ]]; then refuse "CHROMIUM_PATH is $CHROMIUM_PATH, which is no browser that runs."; fi
  command -v apt-get >/dev/null || refuse "No Chromium, and no apt-get to install it with. $BY_HAND"
  local as_root=()
  if [[ "$(id -u)" -ne 0 ]]; then
    command -v sudo >/dev/null || refuse "No Chromium, and neither root nor sudo to install it with. $BY_HAND"
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update || refuse "apt-get update failed (see above). $BY_HAND"
  apt_install chromium-headless-shell || apt_install chromium ||
    refuse "apt-get could not install chromium (see above). $BY_HAND"
}

apt_install() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$1"
}

# An installed browser is enough: the headless shell is added only if that needs no interaction.
prefer_headless_shell() {
  if [[ -n "${CHROMIUM_PATH:-}" || -x "${PROGRAMS[0]}" || "$(id -u)" -ne 0 ]]; then return; fi
  command -v apt-get >/dev/null || return 0
  local as_root=()
  { apt-get update && apt_install chromium-headless-shell; } >/dev/null 2>&1 ||
    echo "setup: no chromium-headless-shell to be had; the tests take longer with $1"
}

check_node
install_packages
if chromium="$(find_chromium)"; then
  prefer_headless_shell "$chromium"
else
  install_chromium
fi
chromium="$(find_chromium)" || refuse "Chromium is installed but does not run. Set CHROMIUM_PATH to one that does."
echo "setup: ready (Node $(node --version), $chromium)"
