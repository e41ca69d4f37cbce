import { mount } from './mount.ts'

export function followTable(table: HTMLElement, bar: HTMLElement, onChange: (isStuck: boolean) => void): () => void {
  const follow = () => bar.style.setProperty('--scrolled', `${table.scrollLeft}px`)
  const look = () => {
    const head = table.querySelector('thead')
    onChange(head !== null && head.getBoundingClientRect().bottom < bar.getBoundingClientRect().bottom)
  }
  return mount((signal) => {
    const options = { passive: true, signal }
    table.addEventListener('scroll', follow, options)
    window.addEventListener('scroll', look, options)
    window.addEventListener('resize', look, options)
    follow()
    look()
  })
}
